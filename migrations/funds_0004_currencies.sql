-- Currencies are stored as the wire names them: 156, 344, 840, EUR.
UPDATE funds_fund SET currency = '156' WHERE currency = 'CNY';
UPDATE funds_fund SET currency = '344' WHERE currency = 'HKD';
UPDATE funds_fund SET currency = '840' WHERE currency = 'USD';
