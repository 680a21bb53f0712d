import { expect, test } from 'vitest';
import { QR_SIZE, qrCode } from './qr';

/** As other encoders draw `http://192.168.1.20:8080/` in version 4, level M, mask 0. */
const KNOWN = `
1fc21337f
105fbaa41
174d1125d
174ba8a5d
17578085d
104348841
1fd55557f
000419900
154d3ee12
1a3a34060
0348b9865
0c0610210
1ff622059
093222215
1d6e84843
1e9daaa16
17d2ccc44
0418acc62
1ef8855a6
1417eedd3
0648557ba
0e0bbffab
16527773f
0a8019d28
14f1beffc
001170318
1fcb39b55
104350318
1756201f9
1743e23b4
175348991
104eee8b6
1fd354dc7`.trim();

test('an address is drawn as other encoders draw it', () => {
  const rows = qrCode('http://192.168.1.20:8080/') ?? [];
  const hex = (row: boolean[]) =>
    BigInt(`0b${row.map(Number).join('')}`)
      .toString(16)
      .padStart(9, '0');
  expect(rows.map(hex).join('\n')).toBe(KNOWN);
  expect(rows.every((row) => row.length === QR_SIZE)).toBe(true);
});

test('a text is drawn whole or not at all', () => {
  expect(qrCode('x'.repeat(62))).not.toBeNull();
  expect(qrCode('x'.repeat(63))).toBeNull();
});
