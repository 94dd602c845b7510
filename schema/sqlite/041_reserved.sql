-- Reserved for another table; this one changes nothing.
DELETE FROM follow WHERE user = other;
