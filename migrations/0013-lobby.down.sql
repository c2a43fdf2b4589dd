DELETE FROM fight_account WHERE NOT has_part;
DROP INDEX fight_account_invited;
DROP INDEX fight_account_by_age;
ALTER TABLE fight_account DROP COLUMN is_invited, DROP COLUMN has_part, DROP COLUMN created_at;
DROP TABLE fight_terms;
