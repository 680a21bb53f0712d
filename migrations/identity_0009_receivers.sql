-- Codes go to mobiles and, to confirm an address, to mailboxes: both are found by a blind index.
ALTER TABLE identity_codes RENAME COLUMN mobile_index TO receiver_index;
ALTER TABLE identity_sends RENAME COLUMN mobile_index TO receiver_index;
