import { ContactForm } from "../../components/forms/ContactForm.tsx";
import {
  ErrorSummary,
  FailureNotice,
} from "../../components/forms/FormNotices.tsx";
import { NewsletterForm } from "../../components/NewsletterForm.tsx";
import { contactMessages } from "../../messages/forms.ts";
import { Row } from "./GallerySection.tsx";
import { Specimen } from "./Specimen.tsx";

const REPLY_MS = 1200;
const host = "company.example";

const wait = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, REPLY_MS);
  });

const refuse = async (): Promise<never> => {
  await wait();
  throw new Error("The gallery refuses every message, to show this error.");
};

/** The site's forms. They send nothing. */
export function Forms() {
  return (
    <>
      <Row title="Newsletter" fit="wide">
        <Specimen label="answers after a moment">
          <NewsletterForm host={host} subscribe={wait} />
        </Specimen>
        <Specimen label="fails after a moment, primary">
          <NewsletterForm host={host} subscribe={refuse} variant="default" />
        </Specimen>
      </Row>
      <Row title="Contact" fit="wide">
        <Specimen label="send it empty for its errors, or filled in for its failure">
          <ContactForm supportEmail={`support@${host}`} send={refuse} />
        </Specimen>
        <Specimen label="what stands above and under it when it fails">
          <div className="grid gap-5">
            <ErrorSummary
              problems={[
                { name: "name", message: "Please say who you are" },
                {
                  name: "email",
                  message: "Please enter a valid email address",
                },
              ]}
              goTo={() => undefined}
            />
            <FailureNotice
              failure={{
                title: contactMessages.error,
                description: contactMessages.errorText,
              }}
              supportEmail={`support@${host}`}
            />
          </div>
        </Specimen>
      </Row>
    </>
  );
}
