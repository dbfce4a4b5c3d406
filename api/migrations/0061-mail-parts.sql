-- Mails get their frame when they are sent, so that a row holds only what is its own.
alter table mail add column calendar text;
comment on column mail.html_body is 'the rows of the mail''s own parts, around which it gets a frame when it is sent';
comment on column mail.calendar is 'the calendar file (RFC 5545) that is attached';

-- What waits was stored with the frame of before: its rows stand between the mark and the closing.
update mail
set html_body = regexp_replace(html_body, '^.*>Rondo</td></tr>\n(.*)\n<tr><td style="padding:24px 32px 28px.*$', '\1')
where html_body like '<!doctype%';
