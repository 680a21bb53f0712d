mod cases;
mod closing;
mod conversions;
mod deliveries;
mod desk;
mod dividends;
mod holders;
mod moves;
mod offerings;
mod opening;
mod records;
mod splits;
mod terms_of_t;

use desk::{Desk, day, fen, nav, rate, shares};
