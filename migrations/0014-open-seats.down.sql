CREATE INDEX fight_by_status ON fight (status, created_at, id) WHERE visibility = 'PUBLIC';
DROP INDEX fight_terms_joinable;
DROP INDEX fight_terms_by_status;
DROP INDEX fight_terms_by_age;
ALTER TABLE fight_terms DROP COLUMN is_public, DROP COLUMN has_open_seat, DROP COLUMN status;
CREATE INDEX fight_terms_by_age ON fight_terms (created_at, fight_id, ruleset, style, pacing, clock, preset, seats, with_bot);
