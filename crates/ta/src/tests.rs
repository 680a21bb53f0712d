mod cases;
mod conversions;
mod desk;
mod offerings;

use desk::{Desk, day, fen, nav, rate, shares};
