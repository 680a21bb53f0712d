import { CertPage } from './CertPage';
import { certWords as words } from './words';

/** The certificate: what is on file, what is missing, what is under audit or failed. */
export default function CertInfoScreen() {
  return <CertPage title={words.title} />;
}
