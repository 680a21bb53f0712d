//! Who is whom at WeChat; authorisations on their way; the ticket for pages.

use db::{Error, Tx, insert, sql};
use kernel::{CustNo, Instant, OpenId};

db::encrypted_row! {
    /// A customer's WeChat.
    #[derive(Debug, Clone)]
    pub(crate) struct BindingRow in "identity_wechat_bindings" of cust_no by (cust_no)
        as StoredBinding with (open_id: open_id_index)
    {
        plain {
            pub cust_no: CustNo,
            pub bound_at: Instant,
            pub device_name: String,
        }
        encrypted {
            pub open_id: OpenId,
        }
    }
}

db::encrypted_row! {
    /// An authorisation on its way.
    #[derive(Debug, Clone)]
    pub(crate) struct WeChatFlowRow in "identity_wechat_flows" of house by (key_hash)
        as StoredWeChatFlow
    {
        plain {
            pub key_hash: String,
            pub device_key: String,
            pub expires_at: Instant,
        }
        encrypted {
            pub open_id: Option<OpenId>,
        }
    }
}

db::encrypted_row! {
    /// The ticket for pages.
    pub(crate) struct TicketRow in "identity_wechat_tickets" of house by (app_id)
        as StoredTicket
    {
        plain {
            pub app_id: String,
            pub expires_at: Instant,
            pub fetched_until: Instant,
        }
        encrypted {
            pub ticket: Option<String>,
        }
    }
}

pub(crate) async fn wechat_binding(
    tx: &mut Tx,
    cust_no: CustNo,
) -> Result<Option<BindingRow>, Error> {
    let stored = tx
        .optional(sql!(
            "SELECT cust_no, bound_at, device_name, open_id FROM identity_wechat_bindings
             WHERE cust_no = $1",
            cust_no
        ))
        .await?;
    tx.reveal_found(stored).await
}

/// Whose a person at WeChat is.
pub(crate) async fn customer_of(tx: &mut Tx, open_id: &OpenId) -> Result<Option<CustNo>, Error> {
    let open_id_index = tx.index(open_id)?;
    let found: Option<(CustNo,)> = tx
        .optional(sql!(
            "SELECT cust_no FROM identity_wechat_bindings WHERE open_id_index = $1",
            open_id_index
        ))
        .await?;
    Ok(found.map(|(cust_no,)| cust_no))
}

pub(crate) async fn put_wechat_binding(tx: &mut Tx, row: &BindingRow) -> Result<(), Error> {
    let (stored, open_id_index) = (tx.conceal(row).await?, tx.index(&row.open_id)?);
    tx.insert_many(insert!("identity_wechat_bindings", StoredBinding), &[stored]).await?;
    tx.execute(sql!(
        "UPDATE identity_wechat_bindings SET open_id_index = $2 WHERE cust_no = $1",
        row.cust_no,
        open_id_index
    ))
    .await?;
    Ok(())
}

pub(crate) async fn end_wechat_binding(tx: &mut Tx, cust_no: CustNo) -> Result<bool, Error> {
    let gone = tx
        .execute(sql!("DELETE FROM identity_wechat_bindings WHERE cust_no = $1", cust_no))
        .await?;
    Ok(gone > 0)
}

pub(crate) async fn put_wechat_flow(tx: &mut Tx, row: &WeChatFlowRow) -> Result<(), Error> {
    let stored = tx.conceal(row).await?;
    tx.insert_many(insert!("identity_wechat_flows", StoredWeChatFlow), &[stored]).await?;
    Ok(())
}

pub(crate) async fn wechat_flow(
    tx: &mut Tx,
    key_hash: &str,
) -> Result<Option<WeChatFlowRow>, Error> {
    let stored = tx
        .optional(sql!(
            "SELECT key_hash, device_key, expires_at, open_id FROM identity_wechat_flows
             WHERE key_hash = $1",
            key_hash
        ))
        .await?;
    tx.reveal_found(stored).await
}

/// Whether it was there: of two who end it, one has.
pub(crate) async fn end_wechat_flow(tx: &mut Tx, key_hash: &str) -> Result<bool, Error> {
    let gone =
        tx.execute(sql!("DELETE FROM identity_wechat_flows WHERE key_hash = $1", key_hash)).await?;
    Ok(gone > 0)
}

pub(crate) async fn wechat_ticket(tx: &mut Tx, app_id: &str) -> Result<Option<TicketRow>, Error> {
    let stored = tx
        .optional(sql!(
            "SELECT app_id, expires_at, fetched_until, ticket FROM identity_wechat_tickets
             WHERE app_id = $1",
            app_id
        ))
        .await?;
    tx.reveal_found(stored).await
}

pub(crate) async fn put_wechat_ticket(tx: &mut Tx, row: &TicketRow) -> Result<(), Error> {
    let put = insert!(
        "identity_wechat_tickets",
        StoredTicket,
        "ON CONFLICT (app_id) DO UPDATE SET expires_at = excluded.expires_at,
         fetched_until = excluded.fetched_until, ticket = excluded.ticket"
    );
    let stored = tx.conceal(row).await?;
    tx.insert_many(put, &[stored]).await?;
    Ok(())
}
