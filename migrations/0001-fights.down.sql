DROP TABLE service_secret;
DROP TABLE fight_secret;
DROP TABLE fight_key;
DROP TABLE fight_step;
DROP TABLE fight;
