-- Whether a NAV is of an import, and not of the TA's file 07. Of those that are there nobody knows
-- any more, so an import leaves them as they are.
ALTER TABLE funds_nav ADD COLUMN imported BOOLEAN NOT NULL DEFAULT FALSE;
-- Days on which a money fund lost.
CREATE INDEX funds_nav_lost ON funds_nav (day, code) WHERE income < 0;
