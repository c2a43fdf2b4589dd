-- Counted whenever the metrics are read, among any number of fights that are over.
CREATE INDEX fight_unfinished ON fight (status) WHERE status IN ('OPEN', 'RUNNING');
