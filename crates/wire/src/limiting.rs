//! Counting a call before its work is done.

use crate::{
    Answer, App, Asked, Call, Figures, HumanCheckService, Refusal, Visitor, codes,
    limits::{Counted, Due, Limited, Taken},
    store,
};
use db::Tx;
use kernel::Instant;
use std::sync::Arc;

impl App {
    /// Counts a call, or refuses it: with 90429 when there were too many, with 90428 when a
    /// stranger has to pass the human check first.
    ///
    /// # Errors
    /// Those of the database; a fault when a figure is missing.
    pub async fn limit(&self, what: Limited, who: Counted<'_>) -> Answer<()> {
        if !self.limits().are_on() {
            return Ok(());
        }
        let at = (&*self.limit_figures().await?, self.clock().unmoved());
        let counted = |checked| self.limits().take((what, who), at, checked);
        let taken = match counted(false)? {
            Taken::Unusual { times } => match self.unchecked(what, who, (at, times)).await? {
                Some(refusal) => return Err(refusal.into()),
                None => counted(true)?,
            },
            taken => taken,
        };
        match taken {
            Taken::Refused { wait_s } => Err(codes::TOO_OFTEN.wait(wait_s).into()),
            Taken::Counted | Taken::Unusual { .. } => Ok(()),
        }
    }

    /// What is refused who has not passed the check, which is asked of strangers only, and where
    /// there is one.
    async fn unchecked(
        &self,
        what: Limited,
        who: Counted<'_>,
        ((figures, wall), times): ((&Figures, Instant), u32),
    ) -> Answer<Option<Refusal>> {
        let (Counted::Stranger(remote), Some(check)) = (who, self.find::<HumanCheckService>())
        else {
            return Ok(None);
        };
        let bits = figures.small("check_bits")?.saturating_add_unsigned(times.saturating_sub(1));
        let bits = bits.min(figures.small("check_bits_most")?);
        let within_ms = figures.get("check_seconds")?.saturating_mul(1000);
        let until = wall.add_ms(within_ms);
        let asked = Asked { what, until, bits: bits.try_into().unwrap_or_default() };
        if let Some(did) = remote.checked()
            && check.passed(asked, &did, wall).await?
        {
            return Ok(None);
        }
        Ok(Some(codes::CHECK_NEEDED.refuse().with(check.ask(asked).await?)))
    }

    async fn limit_figures(&self) -> Answer<Arc<Figures>> {
        let wall = self.clock().unmoved();
        let former = match self.limits().figures(wall) {
            Due::Known(figures) => return Ok(figures),
            Due::Read { former } => former,
        };
        let day = self.now().day();
        let read = async |tx: &mut Tx| store::parameters(tx, day).await;
        let rows = match (self.db().read::<_, db::Error, _>(read).await, former) {
            (Err(error), Some(former)) if error.kind.passes() => return Ok(former),
            (rows, _) => rows?,
        };
        let figures = Arc::new(Figures::new("wire", rows));
        self.limits().keep(&figures, wall);
        Ok(figures)
    }
}

impl Call<Visitor> {
    /// Counts the call for its session's customer, or else as a stranger's.
    ///
    /// # Errors
    /// As [`App::limit`].
    pub async fn limit(&self, what: Limited) -> Answer<()> {
        match &self.caller.session {
            Some(session) => self.app.limit(what, Counted::Customer(session.cust_no)).await,
            None => self.app.limit(what, Counted::Stranger(&self.remote)).await,
        }
    }
}
