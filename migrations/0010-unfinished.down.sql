DROP INDEX fight_unfinished;
