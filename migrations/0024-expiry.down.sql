DROP INDEX fight_by_scrolls;
ALTER TABLE scroll_set DROP COLUMN used_at;
UPDATE fight SET cancel_reason = 'CALLED_OFF' WHERE cancel_reason = 'ABANDONED';
ALTER TABLE fight DROP CONSTRAINT fight_cancel_reason;
ALTER TABLE fight ADD CONSTRAINT fight_cancel_reason CHECK (cancel_reason IN ('CALLED_OFF', 'DECLINED'));
ALTER TABLE fight DROP COLUMN changed_at;
