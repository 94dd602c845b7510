// The commands that documents show: in blocks of a shell, in indented blocks, and in `backticks` within a sentence.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Programs of others that a document may tell a reader to run. */
const PROGRAMS = ['apt-get', 'caddy', 'callgrind_annotate', 'cloudflared', 'cmake', 'cpack', 'ctest', 'curl', 'docker', 'git', 'haproxy', 'journalctl', 'logrotate', 'ngrok',
  'nginx', 'node', 'npm', 'npx', 'perf', 'pg_basebackup', 'pg_ctlcluster', 'psql', 'runuser', 'sqlite3', 'ssh', 'strace', 'systemctl', 'tailscale', 'valgrind'];
/** The programs of the project, which a build makes. */
export const OWN = ['ochre', 'ochre-lab', 'ochre-bench'];
const SHELL = ['sh', 'bash', 'console', 'shell'];

/** The names of the documents in a folder, and below it. */
const within = (path) => readdirSync(join(root, path), { withFileTypes: true }).flatMap((one) => {
  const name = `${path}/${one.name}`;
  if (one.isDirectory()) return one.name === 'node_modules' ? [] : within(name);
  return name.endsWith('.md') ? [name] : [];
});

/** All documents: {name, text}. */
export const documents = () => ['README.md', ...['backend', 'docker', 'schema', 'tests', 'web'].flatMap(within).sort()].map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));

/** The blocks of a document, {language, line, lines}, and the paragraphs between them, {line, text}. An indented block has the language "indented". */
export function partsOf(text) {
  const blocks = [], paragraphs = [];
  let block = null, paragraph = null;
  text.split('\n').forEach((line, index) => {
    const fence = /^```(\S*)$/.exec(line);
    if (fence && block?.fenced) {
      block = null;
    } else if (fence) {
      blocks.push(block = { language: fence[1], fenced: true, line: index + 2, lines: [] });
      paragraph = null;
    } else if (block?.fenced) {
      block.lines.push(line);
    } else if (/^ {4}\S/.test(line) && !paragraph) {
      if (!block) blocks.push(block = { language: 'indented', fenced: false, line: index + 1, lines: [] });
      block.lines.push(line.slice(4));
    } else if (block && /^ {5,}\S/.test(line)) {
      block.lines.push(line.slice(4));
    } else {
      block = null;
      if (line.trim() === '') paragraph = null;
      else if (paragraph) paragraph.text += `\n${line}`;
      else paragraphs.push(paragraph = { line: index + 1, text: line });
    }
  });
  return { blocks, paragraphs };
}

/** A line that a shell reads on from: it ends with a backslash, in a quotation, or opens a text that follows. */
function isOpen(text) {
  if (/\\$/.test(text)) return true;
  const here = /<<-?'?(\w+)'?/.exec(text);
  if (here) return !new RegExp(`\n${here[1]}$`).test(text);
  return /['"]/.test(text.replace(/\\./g, '').replace(/'[^']*'|"[^"]*"/g, ''));
}

/** Lines of a shell put together, each with the number of its first: [{line, text}]; empty lines and remarks are left out. */
export function shellLines(lines, first) {
  const commands = [];
  let open = null;
  lines.forEach((line, index) => {
    if (open) open.text += `\n${line}`;
    else open = { line: first + index, text: line.replace(/(^|\s+)# .*$/, '').trim() };
    if (isOpen(open.text)) return;
    if (open.text !== '') commands.push(open);
    open = null;
  });
  return open ? [...commands, open] : commands;
}

/** Commands with what they print: [{line, text, printed}], of a block whose commands follow a "$ ". */
function transcriptOf(block) {
  const all = [];
  for (const [index, line] of block.lines.entries()) {
    const last = all.at(-1);
    if (line.startsWith('$ ')) all.push({ line: block.line + index, text: line.slice(2), printed: [] });
    else if (isOpen(last.text)) last.text += `\n${line}`;
    else last.printed.push(line);
  }
  return all;
}

const isProgram = (path) => {
  try {
    accessSync(join(root, path), constants.X_OK);
    return statSync(join(root, path)).isFile();
  } catch {
    return false;
  }
};

/** A command without what is before its program: settings of its own, sudo. */
export const bare = (text) => text.replace(/^(?:\w+=\S+ +)*(?:sudo +(?:-u \S+ +)?)?/, '');

/** The program of a command, without its folder if a build makes it. */
export const programOf = (text) => bare(text).split(/\s/, 1)[0].replace(/^(\.\/)?build\//, '');

/** A text in backticks that a reader could run: it begins with a program, and says more than its name if that is not a script of the project. */
function isCommand(text) {
  const program = programOf(text);
  if (/\/$|^\.+$/.test(program)) return false;
  if (/^build[\w-]*\/\S+\//.test(program)) return text.includes(' '); // whether it is built or not
  if (program.includes('/')) return isProgram(program);
  return (PROGRAMS.includes(program) || OWN.includes(program)) && bare(text).includes(' ');
}

/** Every command of a document: {document, line, text, printed?}. `printed` is what the document says that it prints. */
export function commandsOf({ name, text }) {
  const { blocks, paragraphs } = partsOf(text);
  const shown = blocks.filter(({ language }) => language === 'indented' || SHELL.includes(language))
    .flatMap((block) => (block.lines[0].startsWith('$ ') ? transcriptOf(block) : shellLines(block.lines, block.line)));
  const told = paragraphs.flatMap((paragraph) => [...paragraph.text.matchAll(/`([^`]+)`/g)].map(({ 1: one, index }) => ({
    line: paragraph.line + paragraph.text.slice(0, index).split('\n').length - 1, text: one.replace(/\s+/g, ' ').trim() }))).filter((one) => isCommand(one.text));
  return [...shown, ...told].map((one) => ({ document: name, ...one }));
}

/** A command of the project's programs that only names it, with its options: `ochre admin repair --rewind`. What it would work on is not said. */
export const isName = (text) => OWN.includes(programOf(text)) && /^\S+( [a-z]+(-[a-z]+)*)*( --[a-z-]+)*$/.test(bare(text));

/** Returns the syntax error of the shell for a text, or ''. */
export const wrongForShell = (text) => spawnSync('bash', ['-n', '-c', text], { encoding: 'utf8' }).stderr.trim();

/** The fenced blocks of a document: [{document, line, language, text}]. */
export const languagesOf = ({ name, text }) => partsOf(text).blocks.filter(({ fenced }) => fenced)
  .map(({ line, language, lines }) => ({ document: name, line, language, text: lines.join('\n') }));

/** A setting alone: `OCHRE_NAME=value`. */
export const isSetting = (text) => /^OCHRE_\w+=\S*$/.test(text);
