/** ISO 3166 letters of the countries and regions that a customer may be taxed in. */
const CODES = [
  ...['HK', 'MO', 'TW', 'US', 'CA', 'GB', 'AU', 'NZ', 'SG', 'JP', 'KR', 'MY', 'TH', 'VN', 'PH'],
  ...['ID', 'IN', 'AE', 'SA', 'IL', 'DE', 'FR', 'IT', 'ES', 'PT', 'NL', 'BE', 'CH', 'AT', 'SE'],
  ...['NO', 'DK', 'FI', 'IE', 'LU', 'RU', 'TR', 'GR', 'CY', 'MT', 'PL', 'CZ', 'HU', 'BR', 'AR'],
  ...['MX', 'CL', 'ZA', 'EG', 'KZ', 'MN', 'KH', 'LA', 'MM', 'PK', 'LK', 'NP', 'BN', 'PA', 'VU'],
];

const names = new Intl.DisplayNames(['zh-CN'], { type: 'region' });

/** 中国, 加拿大; `--` where none is known. */
export function countryName(code: string | null | undefined): string {
  return code ? (names.of(code) ?? code) : '--';
}

/** The countries and regions with their Chinese names. */
export const countries = CODES.map((code) => ({ code, name: countryName(code) }));
