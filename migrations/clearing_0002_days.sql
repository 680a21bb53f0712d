-- All records and files of a day, for whoever replays it.
CREATE INDEX clearing_confirmations_day ON clearing_confirmations (cfm_day, serial);
CREATE INDEX clearing_files_day ON clearing_files (day);
