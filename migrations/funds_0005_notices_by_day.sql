-- Whoever holds or watches a fund is told of the notices of a day.
CREATE INDEX funds_notice_day ON funds_notice (day, code, notice_id);
