mod cases;
mod desk;

use desk::{Desk, day, fen, nav, rate, shares};
