mod cases;
mod conversions;
mod desk;
mod dividends;
mod offerings;
mod terms_of_t;

use desk::{Desk, day, fen, nav, rate, shares};
