//! The room's files: `---`, lines `name: value`, `---`, then the body.

use crate::mistake::Mistakes;
use kernel::Day;

/// A file of words while it is read: what its head says, its body, and what is wrong with it.
pub struct File<'a> {
    pub path: &'a str,
    head: Vec<(usize, &'a str, &'a str)>,
    pub body: &'a str,
    /// The line on which the body begins.
    pub body_line: usize,
    mistakes: &'a mut Mistakes,
}

impl<'a> File<'a> {
    /// Reads the head, in which only these names may stand, each once. None where there is no head.
    pub fn of(
        path: &'a str,
        text: &'a str,
        names: &[&str],
        mistakes: &'a mut Mistakes,
    ) -> Option<Self> {
        let parts = text.strip_prefix("---\n").and_then(|rest| rest.split_once("\n---\n"));
        let Some((lines, body)) = parts else {
            mistakes.add(path, 1, "it does not begin with a head between two lines ---");
            return None;
        };
        let mut head: Vec<(usize, &str, &str)> = Vec::new();
        for (line, said) in (2..).zip(lines.lines()) {
            match said.split_once(": ") {
                Some((name, _)) if !names.contains(&name) => {
                    mistakes.add(path, line, format!("unknown name {name}"));
                }
                Some((name, _)) if head.iter().any(|known| known.1 == name) => {
                    mistakes.add(path, line, format!("{name} stands here twice"));
                }
                Some((name, value)) => head.push((line, name, value.trim())),
                None => mistakes.add(path, line, "not a line `name: value`"),
            }
        }
        let blank = body.len() - body.trim_start().len();
        let before = lines.lines().count() + 3 + body[..blank].matches('\n').count();
        Some(Self { path, head, body: body.trim(), body_line: before, mistakes })
    }

    /// Notes a mistake at the line of a name; of a name that is missing, at the head.
    pub fn wrong(&mut self, name: &str, reason: impl Into<String>) {
        let line = self.head.iter().find(|known| known.1 == name).map_or(1, |known| known.0);
        self.mistakes.add(self.path, line, reason);
    }

    /// Notes a mistake in the body, its lines counted from 0.
    pub fn wrong_line(&mut self, line: usize, reason: impl Into<String>) {
        self.mistakes.add(self.path, self.body_line + line, reason);
    }

    /// What the head says under a name; empty where it says nothing.
    pub fn value(&self, name: &str) -> &'a str {
        self.head.iter().find(|known| known.1 == name).map_or("", |known| known.2)
    }

    /// What it must say.
    pub fn word(&mut self, name: &str) -> Option<String> {
        match self.value(name) {
            "" => {
                self.wrong(name, format!("{name} is missing"));
                None
            }
            value => Some(value.to_owned()),
        }
    }

    /// A day that it must name.
    pub fn day(&mut self, name: &str) -> Option<Day> {
        self.word(name)?;
        self.day_or_none(name)
    }

    /// A day, where it names one.
    pub fn day_or_none(&mut self, name: &str) -> Option<Day> {
        let value = self.value(name);
        let day = value.parse().ok();
        if day.is_none() && !value.is_empty() {
            self.wrong(name, format!("{value} is no day"));
        }
        day
    }

    /// One of these words; the first where it says nothing.
    pub fn one_of(&mut self, name: &str, words: &[&'static str]) -> Option<&'static str> {
        let value = self.value(name);
        let found = words.iter().find(|word| **word == value || value.is_empty()).copied();
        if found.is_none() {
            self.wrong(name, format!("{name} is none of {}", words.join(", ")));
        }
        found
    }

    /// The body, which may not be empty.
    pub fn full_body(&mut self) -> Option<String> {
        if self.body.is_empty() {
            self.wrong_line(0, "there is no text");
            return None;
        }
        self.links();
        Some(self.body.to_owned())
    }

    /// Texts have drawings of the app's, and no other picture or link.
    fn links(&mut self) {
        const DRAWINGS: [&str; 3] = ["draw:fall", "draw:climb", "draw:levels"];
        for (line, text) in self.body.lines().enumerate() {
            for part in text.split("](").skip(1) {
                let target = part.split(')').next().unwrap_or_default();
                if !DRAWINGS.contains(&target) {
                    self.wrong_line(line, format!("{target} is no drawing of the app"));
                }
            }
        }
    }
}
