-- Nobody asked for the names of investors.
ALTER TABLE ta_account DROP COLUMN investor;
