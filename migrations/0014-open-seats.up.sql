-- Partial indexes, so that searches for open or joinable fights read no other fights.
ALTER TABLE fight_terms ADD COLUMN status text, ADD COLUMN has_open_seat boolean, ADD COLUMN is_public boolean;
UPDATE fight_terms t SET status = f.status, is_public = f.visibility = 'PUBLIC', has_open_seat = f.status = 'OPEN' AND EXISTS (
    SELECT FROM jsonb_array_elements(f.seats) AS seat
    WHERE seat -> 'taken' = 'false' AND coalesce(seat -> 'reservedFor', 'null') = 'null' AND coalesce(seat -> 'inviteOnly', 'false') = 'false')
  FROM fight f WHERE f.id = t.fight_id;
ALTER TABLE fight_terms ALTER COLUMN status SET NOT NULL, ALTER COLUMN has_open_seat SET NOT NULL, ALTER COLUMN is_public SET NOT NULL;

DROP INDEX fight_terms_by_age;
CREATE INDEX fight_terms_by_age ON fight_terms (created_at, fight_id, ruleset, style, pacing, clock, preset, seats, with_bot, has_open_seat) WHERE is_public;
CREATE INDEX fight_terms_by_status ON fight_terms (status, created_at, fight_id, ruleset, style, pacing, clock, preset, seats, with_bot, has_open_seat) WHERE is_public;
CREATE INDEX fight_terms_joinable ON fight_terms (created_at, fight_id, ruleset, style, pacing, clock, preset, seats, with_bot) WHERE is_public AND has_open_seat;
DROP INDEX fight_by_status;

-- No seat is reserved for an account that already has a seat.
UPDATE fight_account a SET is_invited = false FROM fight f
  WHERE a.is_invited AND f.id = a.fight_id AND EXISTS (SELECT FROM jsonb_array_elements(f.seats) AS seat WHERE seat ->> 'account' = a.account_id);
