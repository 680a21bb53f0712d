//! What is demanded of the server's certificate.

use std::sync::Arc;

use rustls::{
    CertificateError, DigitallySignedStruct, Error as TlsError, RootCertStore, SignatureScheme,
    client::{
        WebPkiServerVerifier,
        danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier},
    },
    crypto::{
        CryptoProvider, WebPkiSupportedAlgorithms, ring, verify_tls12_signature,
        verify_tls13_signature,
    },
    pki_types::{CertificateDer, ServerName, UnixTime, pem::PemObject},
};
use rustls_platform_verifier::Verifier;

use crate::Error;

/// How a server's certificate is checked.
#[derive(Debug)]
pub(super) struct Check {
    /// By which authorities; none: not at all.
    authorities: Option<Arc<dyn ServerCertVerifier>>,
    /// Whether it must be of the host that was asked for.
    of_host: bool,
    algorithms: WebPkiSupportedAlgorithms,
}

impl Check {
    /// Any certificate will do: nobody reads along, but the server may be anybody.
    pub(super) fn nothing() -> Self {
        Self::by(None, false, &ring::default_provider())
    }

    /// Signed by the authority of a PEM file.
    pub(super) fn authority(root: &str) -> Result<Self, Error> {
        let provider = Arc::new(ring::default_provider());
        Ok(Self::by(Some(of_file(root, &provider)?), false, &provider))
    }

    /// As [`Self::authority`], and of the host that was asked for.
    pub(super) fn host(root: &str) -> Result<Self, Error> {
        let provider = Arc::new(ring::default_provider());
        Ok(Self::by(Some(of_file(root, &provider)?), true, &provider))
    }

    /// Of the host that was asked for, by the authorities that this machine trusts.
    pub(super) fn host_by_machine() -> Result<Self, Error> {
        let provider = Arc::new(ring::default_provider());
        let machine = Verifier::new(provider.clone()).map_err(Error::fault)?;
        Ok(Self::by(Some(Arc::new(machine)), true, &provider))
    }

    fn by(
        authorities: Option<Arc<dyn ServerCertVerifier>>,
        of_host: bool,
        provider: &CryptoProvider,
    ) -> Self {
        let algorithms = provider.signature_verification_algorithms;
        Self { authorities, of_host, algorithms }
    }
}

fn of_file(
    root: &str,
    provider: &Arc<CryptoProvider>,
) -> Result<Arc<dyn ServerCertVerifier>, Error> {
    let wrong =
        |error: &dyn std::fmt::Display| Error::fault(format!("sslrootcert={root}: {error}"));
    let mut roots = RootCertStore::empty();
    for certificate in CertificateDer::pem_file_iter(root).map_err(|error| wrong(&error))? {
        let certificate = certificate.map_err(|error| wrong(&error))?;
        roots.add(certificate).map_err(|error| wrong(&error))?;
    }
    let verifier =
        WebPkiServerVerifier::builder_with_provider(Arc::new(roots), provider.clone()).build();
    // An empty file: there are no authorities.
    Ok(verifier.map_err(|error| wrong(&error))?)
}

impl ServerCertVerifier for Check {
    fn verify_server_cert(
        &self,
        end_entity: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        server_name: &ServerName<'_>,
        ocsp_response: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, TlsError> {
        use CertificateError::{NotValidForName, NotValidForNameContext};
        let Some(authorities) = &self.authorities else {
            return Ok(ServerCertVerified::assertion());
        };
        let checked = authorities.verify_server_cert(
            end_entity,
            intermediates,
            server_name,
            ocsp_response,
            now,
        );
        match checked {
            // The name is looked at last, so all else is right.
            Err(TlsError::InvalidCertificate(NotValidForName | NotValidForNameContext { .. }))
                if !self.of_host =>
            {
                Ok(ServerCertVerified::assertion())
            }
            checked => checked,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, TlsError> {
        verify_tls12_signature(message, certificate, signature, &self.algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, TlsError> {
        verify_tls13_signature(message, certificate, signature, &self.algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.algorithms.supported_schemes()
    }
}
