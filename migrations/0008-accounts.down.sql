ALTER TABLE fight DROP COLUMN host_account;
