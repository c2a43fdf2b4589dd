-- Who created the fight, where it was an account.
ALTER TABLE fight ADD COLUMN host_account text;
