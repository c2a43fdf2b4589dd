DROP TABLE scroll_set;
