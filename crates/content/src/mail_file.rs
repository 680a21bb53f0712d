//! A file of ours by mail, to the customer's address on file and to no other.

use crate::{
    describe_file::FileRequest,
    mail_queue::{AskedFile, MailedFile, queue_file, send_queued},
    own_file::{self, OwnFile},
};
use db::Tx;
use wire::{Answer, Call, Customer};

/// Mails a file to the e-mail on file. Asked again under the same key it is the same mail.
pub async fn mail_file(call: Call<Customer>, request: FileRequest) -> Answer<MailedFile> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    let OwnFile { id: file_id, title, .. } =
        own_file::find(&call.app, &request.file_id, now.day()).await?;
    let asked = AskedFile { cust_no, mail_id: call.ids().next()?, file_id, title, now };
    let mailed = call.write_once(async move |tx: &mut Tx| queue_file(tx, &asked).await).await?;
    send_queued(&call.app, cust_no, mailed).await
}
