//! A line that breaks while an answer is on its way: a proxy that hands requests on whole, and cuts
//! what comes back.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// How much of an answer comes through, in turn: none, part of the head, part of the body, all.
const THROUGH: [usize; 4] = [0, 20, 300, usize::MAX];

/// Where customers find it, and how many answers it has cut.
pub struct Cutting {
    pub address: String,
    pub cut: Arc<AtomicUsize>,
}

impl Cutting {
    /// Stands before a server until the runtime ends.
    pub async fn before(server: String) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let cut = Arc::new(AtomicUsize::new(0));
        let counted = cut.clone();
        tokio::spawn(async move {
            for through in THROUGH.into_iter().cycle() {
                let Ok((client, _)) = listener.accept().await else { return };
                let Ok(server) = TcpStream::connect(&server).await else { continue };
                tokio::spawn(hand_on(client, server, (through, counted.clone())));
            }
        });
        Self { address, cut }
    }
}

async fn hand_on(client: TcpStream, server: TcpStream, (through, cut): (usize, Arc<AtomicUsize>)) {
    let (mut asks, mut hears) = client.into_split();
    let (mut answers, mut takes) = server.into_split();
    let asking = tokio::spawn(async move { tokio::io::copy(&mut asks, &mut takes).await });
    let mut answer = Vec::new();
    // The server has done what it was asked for when its whole answer is here.
    let _ = answers.read_to_end(&mut answer).await;
    cut.fetch_add(usize::from(through < answer.len()), Ordering::Relaxed);
    answer.truncate(through);
    let _ = hears.write_all(&answer).await;
    asking.abort();
}
