-- For each seat whose token the host renewed: the time, and the sealed answers that the new token does not see.
ALTER TABLE fight ADD COLUMN renewals jsonb NOT NULL DEFAULT '{}';
ALTER TABLE fight ALTER COLUMN renewals DROP DEFAULT;
