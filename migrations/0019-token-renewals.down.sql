ALTER TABLE fight DROP COLUMN renewals;
