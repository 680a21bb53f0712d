import { countryName } from '@/features/accounts/personal/countries';
import { Card } from '@/ui/Card';
import { KeyValues } from '@/ui/Row';
import { CertPage } from './CertPage';
import { certWords as words } from './words';

/** Who the customer is: the certificate's validity, address and nationality. */
export default function IdentityInfoScreen() {
  return (
    <CertPage
      title={words.identity}
      more={({ personal, certInfoVo: cert }) => {
        const address = personal?.address;
        return (
          <Card>
            <KeyValues
              rows={[
                [words.nationality, countryName(cert?.nationality)],
                [
                  words.address,
                  address ? `${address.regionName} ${address.street}` : words.noAddress,
                ],
              ]}
            />
          </Card>
        );
      }}
    />
  );
}
