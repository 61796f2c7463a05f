"""Reads a Moodle XML quiz on standard input, and tells the first thing that Moodle would refuse or not understand.

The shape: docs.moodle.org, "Moodle XML format" and "Embedded answers (Cloze) question type"; the grades: the list that
Moodle's forms offer, since the import matches every grade against it.
"""
import base64
import re
import sys
import xml.etree.ElementTree as E

GRADES = {1, 0.9, 0.8333333, 0.8, 0.75, 0.7, 0.6666667, 0.6, 0.5, 0.4, 0.3333333, 0.3, 0.25, 0.2, 0.1666667,
          0.1428571, 0.125, 0.1111111, 0.1, 0.05, 0}
FORMATS = {"html", "plain_text", "markdown", "moodle_auto_format"}
NUMBERING = {"none", "abc", "ABCD", "123", "iii", "IIII"}
NUMBER = r"-?[0-9]+(\.[0-9]+)?"
COMMON = {"name", "questiontext", "generalfeedback", "defaultgrade", "penalty", "hidden"}
OWN = {
    "numerical": {"answer"},
    "shortanswer": {"answer", "usecase"},
    "multichoice": {"answer", "single", "shuffleanswers", "answernumbering", "showstandardinstruction"},
    "cloze": set(),
    "essay": {"responseformat", "responserequired", "responsefieldlines", "attachments", "graderinfo",
              "responsetemplate"},
}
REPEATED = {"question", "answer", "file"}


def demand(fact, message):
    if not fact:
        sys.exit(message)


def only(element, tags, attributes=()):
    demand(element is not None, f"an element is missing that would hold {sorted(tags)}")
    demand(set(element.attrib) <= set(attributes), f"<{element.tag}> has an attribute too many: {element.attrib}")
    for child in element:
        demand(child.tag in tags, f"<{child.tag}> does not belong into <{element.tag}>")
        if child.tag not in REPEATED:
            demand(len(element.findall(child.tag)) == 1, f"<{child.tag}> twice in <{element.tag}>")


def text_of(element, may_be_empty=False):
    """The text of a field, which stands in an element <text>."""
    demand(element is not None and len(element.findall("text")) == 1, "a field without <text>")
    demand(not (element.text or "").strip(), f"<{element.tag}> has text outside <text>")
    text = (element.find("text").text or "").strip()
    demand(may_be_empty or text, f"<{element.tag}> is empty")
    return text


def check_html(element, may_be_empty=False):
    only(element, {"text", "file"}, {"format"})
    demand(element.get("format") in FORMATS, f"an unknown format: {element.get('format')}")
    html = text_of(element, may_be_empty)
    if element.get("format") == "html":
        try:
            E.fromstring(f"<div>{html}</div>")
        except E.ParseError as error:
            sys.exit(f"HTML that is not well-formed: {error}")
        demand("<script" not in html, "a script")
    names = [file.get("name") for file in element.findall("file")]
    demand(len(set(names)) == len(names), "two files of one name")
    demand(set(re.findall(r"@@PLUGINFILE@@/([^\"<]*)", html)) == set(names), "files and the text do not agree")
    for file in element.findall("file"):
        demand(file.get("path") == "/" and file.get("encoding") == "base64", "a file that is not base64 in /")
        try:
            picture = E.fromstring(base64.b64decode(file.text, validate=True))
        except (ValueError, E.ParseError) as error:
            sys.exit(f"a file that cannot be read: {error}")
        demand(picture.tag == "{http://www.w3.org/2000/svg}svg", "a file that is no SVG")
        demand(picture.get("width") and picture.get("height"), "an SVG without a size: <img> would not know it")
    for image in re.findall(r"<img [^>]*>", html):
        demand(re.search(r' alt="[^"]+"', image), "an image without a description")
    return html


def check_answers(question, extra=()):
    answers = question.findall("answer")
    demand(answers, "no answer")
    for answer in answers:
        only(answer, {"text", "feedback", *extra}, {"fraction", "format"})
        demand(answer.get("format") in FORMATS, "an answer without a format")
        try:
            grade = round(abs(float(answer.get("fraction"))) / 100, 7)
        except (TypeError, ValueError):
            sys.exit(f"no grade: {answer.get('fraction')}")
        demand(grade in GRADES, f"a grade that Moodle does not know: {answer.get('fraction')}")
        check_html(answer.find("feedback"), may_be_empty=True)
    texts = [text_of(answer) for answer in answers]
    demand(len(set(texts)) == len(texts), f"an answer twice: {texts}")
    return texts, [float(answer.get("fraction")) / 100 for answer in answers]


def flag(question, name, values):
    demand(question.findtext(name) in values, f"<{name}> should be one of {sorted(values)}")


def check_numerical(question):
    texts, grades = check_answers(question, {"tolerance"})
    demand(max(grades) == 1, "no answer is right")
    for answer, text in zip(question.findall("answer"), texts):
        demand(re.fullmatch(NUMBER, text), f"not a number: {text}")
        demand(re.fullmatch(NUMBER, answer.findtext("tolerance") or ""), "an answer without a tolerance")


def check_shortanswer(question):
    texts, grades = check_answers(question)
    demand(max(grades) == 1, "no answer is right")
    demand(not any("*" in text for text in texts), "a star would stand for anything")
    flag(question, "usecase", {"0", "1"})


def check_multichoice(question):
    texts, grades = check_answers(question)
    demand(len(texts) >= 2, "fewer than two choices")
    flag(question, "single", {"true", "false"})
    flag(question, "shuffleanswers", {"0", "1", "true", "false"})
    flag(question, "answernumbering", NUMBERING)
    if question.findtext("single") == "true":
        demand(sorted(grades, reverse=True)[:2] == [1, 0], f"one choice should be right: {grades}")
    else:
        demand(round(sum(grade for grade in grades if grade > 0), 2) == 1, f"right boxes should make 100 %: {grades}")


def check_cloze(question):
    html = question.find("questiontext/text").text
    demand("{#" not in html, "{# is how Moodle itself keeps the place of a field")
    fields = list(re.finditer(r"\{([0-9]*):([A-Z_]+):((?:\\.|[^}\\])*)\}", html))
    demand(fields, "no field")
    demand(len(re.findall(r"\{[0-9]*:", html)) == len(fields), "a field that does not end")
    for _, kind, written in (field.groups() for field in fields):
        demand(kind in {"NUMERICAL", "SHORTANSWER"}, f"a kind of field that is not ours: {kind}")
        choices = re.split(r"(?<!\\)~", written)
        demand(any(choice.startswith("=") for choice in choices), f"no answer is right: {written}")
        for choice in choices:
            pattern = rf"={NUMBER}:{NUMBER}" if kind == "NUMERICAL" else r"=(\\[}#~/\"\\*]|[^}#~/\"\\*=])+"
            demand(re.fullmatch(pattern, choice), f"not an answer of {kind}: {choice}")


def check_essay(question):
    flag(question, "responseformat", {"editor", "editorfilepicker", "plain", "monospaced", "noinline"})
    flag(question, "responserequired", {"0", "1"})
    for name in ("responsefieldlines", "attachments"):
        demand((question.findtext(name) or "").isdigit(), f"<{name}> should be a number")
    check_html(question.find("graderinfo"))
    check_html(question.find("responsetemplate"))


CHECKS = {"numerical": check_numerical, "shortanswer": check_shortanswer, "multichoice": check_multichoice,
          "cloze": check_cloze, "essay": check_essay}


def check_category(question):
    only(question, {"category"}, {"type"})
    only(question.find("category"), {"text"})
    path = text_of(question.find("category"))
    # A slash in a name is doubled.
    demand(re.fullmatch(r"\$course\$(/([^/]|//)+)+", path), f"no category: {path}")


def check_question(question, names):
    kind = question.get("type")
    demand(kind in CHECKS, f"a type that is not ours: {kind}")
    only(question, COMMON | OWN[kind], {"type"})
    only(question.find("name"), {"text"})
    name = text_of(question.find("name"))
    demand(len(name) <= 255 and name not in names, f"a name that is too long or there already: {name}")
    names.add(name)
    check_html(question.find("questiontext"))
    if question.find("generalfeedback") is not None:
        check_html(question.find("generalfeedback"))
    # Fields of a cloze have their own weights, and Moodle adds them up.
    grade = question.findtext("defaultgrade")
    demand(grade is None if kind == "cloze" else re.fullmatch(NUMBER, grade or "") and float(grade) > 0, "no grade")
    CHECKS[kind](question)


def check(source):
    demand(source.startswith(b"<?xml"), "the first line should be that of XML")
    try:
        source.decode("utf8")
        quiz = E.fromstring(source)
    except (UnicodeDecodeError, E.ParseError) as error:
        sys.exit(f"not XML: {error}")
    demand(quiz.tag == "quiz", "the root should be <quiz>")
    only(quiz, {"question"})
    demand(not re.search(rb"<text>[^<]*&lt;(p|table|pre|img)", source), "HTML outside of CDATA")
    names = set()
    for question in quiz:
        if question.get("type") == "category":
            check_category(question)
        else:
            check_question(question, names)
    demand(names, "no question")


check(sys.stdin.buffer.read())
