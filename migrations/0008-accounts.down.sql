DROP TABLE fight_account;
ALTER TABLE fight DROP COLUMN host_account;
DROP TABLE identity;
DROP TABLE api_key;
DROP TABLE account;
