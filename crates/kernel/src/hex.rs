/// Bytes in hexadecimal, lower case, two digits a byte: the written form of a hash or a key's name.
pub fn hex(bytes: &[u8]) -> String {
    const_hex::encode(bytes)
}

#[cfg(test)]
mod tests {
    use super::hex;

    #[test]
    fn two_lower_case_digits_a_byte() {
        assert_eq!(hex(&[]), "");
        assert_eq!(hex(&[0x00, 0x09, 0x0a, 0x7f, 0xf0, 0xff]), "00090a7ff0ff");
    }
}
