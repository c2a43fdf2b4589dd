-- For the metrics, which count unfinished fights among many finished ones.
CREATE INDEX fight_unfinished ON fight (status) WHERE status IN ('OPEN', 'RUNNING');
