-- When a player or a host last changed the fight. For existing fights the time of this migration.
ALTER TABLE fight ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE fight ALTER COLUMN changed_at DROP DEFAULT;
ALTER TABLE fight DROP CONSTRAINT fight_cancel_reason;
ALTER TABLE fight ADD CONSTRAINT fight_cancel_reason CHECK (cancel_reason IN ('CALLED_OFF', 'DECLINED', 'ABANDONED'));

-- When a fight last named the set, to the hour.
ALTER TABLE scroll_set ADD COLUMN used_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE scroll_set ALTER COLUMN used_at DROP DEFAULT;
CREATE INDEX fight_by_scrolls ON fight USING hash ((setup -> 'scrolls' ->> 'hash'));
