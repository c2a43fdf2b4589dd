DROP TABLE deleted_fight;
