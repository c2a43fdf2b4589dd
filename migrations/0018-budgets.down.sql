DROP TABLE fight_record;
