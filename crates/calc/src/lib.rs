//! calc.
