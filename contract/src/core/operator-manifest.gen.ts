// Made from the contract by `npm run generate`.
import type { Manifest } from './manifest.ts';

export const operatorManifest: Manifest = {
  "auth": {
    "impersonate": {
      "method": "POST",
      "path": "/auth/impersonate"
    }
  },
  "accountsAdmin": {
    "list": {
      "path": "/accounts"
    },
    "export": {
      "path": "/accounts/export",
      "download": true
    },
    "read": {
      "path": "/admin/accounts/{accountId}"
    },
    "create": {
      "method": "POST",
      "path": "/admin/accounts"
    },
    "update": {
      "method": "PUT",
      "path": "/admin/accounts/{accountId}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/admin/accounts/{accountId}"
    },
    "markAsSpam": {
      "method": "PUT",
      "path": "/admin/accounts/{accountId}/mark-as-spam"
    },
    "resetPassword": {
      "method": "PUT",
      "path": "/admin/accounts/{accountId}/reset-password"
    },
    "credentialsReset": {
      "path": "/admin/accounts/{accountId}/reset-credentials"
    },
    "initiateCredentialsReset": {
      "method": "PUT",
      "path": "/admin/accounts/{accountId}/reset-credentials/initiate"
    },
    "revokeCredentialsReset": {
      "method": "DELETE",
      "path": "/admin/accounts/{accountId}/reset-credentials/revoke-token"
    },
    "sessions": {
      "path": "/admin/accounts/{accountId}/sessions"
    },
    "endSession": {
      "method": "DELETE",
      "path": "/admin/accounts/{accountId}/sessions/{sessionId}"
    },
    "endSessions": {
      "method": "DELETE",
      "path": "/admin/accounts/{accountId}/sessions"
    },
    "previewBlock": {
      "method": "POST",
      "path": "/admin/accounts/block/preview"
    },
    "block": {
      "method": "POST",
      "path": "/admin/accounts/block"
    },
    "previewUnblock": {
      "method": "POST",
      "path": "/admin/accounts/unblock/preview"
    },
    "unblock": {
      "method": "POST",
      "path": "/admin/accounts/unblock"
    },
    "previewDelete": {
      "method": "POST",
      "path": "/admin/accounts/delete/preview"
    },
    "delete": {
      "method": "POST",
      "path": "/admin/accounts/delete"
    },
    "previewRestore": {
      "method": "POST",
      "path": "/admin/accounts/restore/preview"
    },
    "restore": {
      "method": "POST",
      "path": "/admin/accounts/restore"
    },
    "previewSendConfirmation": {
      "method": "POST",
      "path": "/admin/accounts/send-confirmation/preview"
    },
    "sendConfirmation": {
      "method": "POST",
      "path": "/admin/accounts/send-confirmation"
    },
    "removeSecondFactor": {
      "method": "DELETE",
      "path": "/admin/accounts/{accountId}/second-factor"
    }
  },
  "recordHistory": {
    "list": {
      "path": "/admin/history/{kind}/{id}"
    }
  },
  "adminViews": {
    "list": {
      "path": "/admin/views"
    },
    "create": {
      "method": "POST",
      "path": "/admin/views"
    },
    "update": {
      "method": "PUT",
      "path": "/admin/views/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/admin/views/{id}"
    }
  },
  "home": {
    "update": {
      "method": "PUT",
      "path": "/frontend/home"
    },
    "readForEditors": {
      "path": "/admin/home"
    }
  },
  "landingPagesAdmin": {
    "list": {
      "path": "/admin/landing-pages"
    },
    "export": {
      "path": "/admin/landing-pages/export",
      "download": true
    },
    "create": {
      "method": "POST",
      "path": "/admin/landing-pages"
    },
    "read": {
      "path": "/admin/landing-pages/{id}"
    },
    "update": {
      "method": "PUT",
      "path": "/admin/landing-pages/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/admin/landing-pages/{id}"
    },
    "publishNow": {
      "path": "/admin/landing-pages/{id}/publish"
    },
    "publish": {
      "method": "POST",
      "path": "/admin/landing-pages/{id}/publish"
    },
    "withdraw": {
      "method": "POST",
      "path": "/admin/landing-pages/{id}/withdraw"
    },
    "unschedule": {
      "method": "DELETE",
      "path": "/admin/landing-pages/{id}/schedule"
    },
    "versions": {
      "path": "/admin/landing-pages/{id}/versions"
    },
    "versionPreview": {
      "method": "POST",
      "path": "/admin/landing-pages/{id}/versions/{versionId}/preview"
    },
    "bringBack": {
      "method": "POST",
      "path": "/admin/landing-pages/{id}/versions/{versionId}/restore"
    }
  },
  "offersAdmin": {
    "list": {
      "path": "/admin/offers"
    },
    "export": {
      "path": "/admin/offers/export",
      "download": true
    },
    "create": {
      "method": "POST",
      "path": "/admin/offers"
    },
    "read": {
      "path": "/admin/offers/{id}"
    },
    "updateTags": {
      "method": "PUT",
      "path": "/admin/offers/{id}/tags"
    },
    "reports": {
      "path": "/admin/offers/{id}/reports"
    },
    "dismissReports": {
      "method": "POST",
      "path": "/admin/offers/{id}/dismiss-reports"
    },
    "takeDown": {
      "method": "POST",
      "path": "/admin/offers/{id}/take-down"
    },
    "putBack": {
      "method": "POST",
      "path": "/admin/offers/{id}/put-back"
    }
  },
  "organisationsAdmin": {
    "list": {
      "path": "/admin/organisations"
    },
    "export": {
      "path": "/admin/organisations/export",
      "download": true
    },
    "read": {
      "path": "/admin/organisations/{id}"
    },
    "updateTags": {
      "method": "PUT",
      "path": "/admin/organisations/{id}/tags"
    },
    "verify": {
      "method": "PUT",
      "path": "/admin/organisations/{id}/verification"
    },
    "previewTag": {
      "method": "POST",
      "path": "/admin/organisations/tag/preview"
    },
    "tag": {
      "method": "POST",
      "path": "/admin/organisations/tag"
    },
    "previewUntag": {
      "method": "POST",
      "path": "/admin/organisations/untag/preview"
    },
    "untag": {
      "method": "POST",
      "path": "/admin/organisations/untag"
    },
    "previewUnlist": {
      "method": "POST",
      "path": "/admin/organisations/unlist/preview"
    },
    "unlist": {
      "method": "POST",
      "path": "/admin/organisations/unlist"
    },
    "previewRelist": {
      "method": "POST",
      "path": "/admin/organisations/relist/preview"
    },
    "relist": {
      "method": "POST",
      "path": "/admin/organisations/relist"
    }
  },
  "measures": {
    "create": {
      "method": "POST",
      "path": "/measures"
    },
    "update": {
      "method": "PUT",
      "path": "/measures/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/measures/{id}"
    }
  },
  "tags": {
    "create": {
      "method": "POST",
      "path": "/tags"
    },
    "updateOrder": {
      "method": "PUT",
      "path": "/tags/update-order"
    },
    "update": {
      "method": "PUT",
      "path": "/tags/{tagId}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/tags/{tagId}"
    }
  },
  "tagTypes": {
    "list": {
      "path": "/admin/tag-types"
    },
    "export": {
      "path": "/admin/tag-types/export",
      "download": true
    },
    "create": {
      "method": "POST",
      "path": "/admin/tag-types"
    },
    "read": {
      "path": "/admin/tag-types/{id}"
    },
    "update": {
      "method": "PUT",
      "path": "/admin/tag-types/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/admin/tag-types/{id}"
    }
  },
  "factors": {
    "review": {
      "path": "/admin/factors/review"
    }
  },
  "standardsAdmin": {
    "list": {
      "path": "/admin/standards"
    },
    "read": {
      "path": "/admin/standards/{version}"
    }
  },
  "subscriptionsAdmin": {
    "list": {
      "path": "/admin/subscriptions"
    },
    "export": {
      "path": "/admin/subscriptions/export",
      "download": true
    },
    "read": {
      "path": "/admin/subscriptions/{subscriptionId}"
    },
    "extendTrial": {
      "method": "POST",
      "path": "/admin/subscriptions/{subscriptionId}/extend"
    },
    "cancel": {
      "method": "POST",
      "path": "/admin/subscriptions/{subscriptionId}/cancel"
    },
    "resume": {
      "method": "POST",
      "path": "/admin/subscriptions/{subscriptionId}/resume"
    }
  },
  "invoicesAdmin": {
    "list": {
      "path": "/admin/invoices"
    },
    "export": {
      "path": "/admin/invoices/export",
      "download": true
    },
    "previewReminders": {
      "method": "POST",
      "path": "/admin/invoices/remind/preview"
    },
    "remindMany": {
      "method": "POST",
      "path": "/admin/invoices/remind"
    },
    "read": {
      "path": "/admin/invoices/{invoiceId}"
    },
    "pdf": {
      "path": "/admin/invoices/{invoiceId}/pdf",
      "download": true
    },
    "xml": {
      "path": "/admin/invoices/{invoiceId}/xml",
      "download": true
    },
    "bookPayment": {
      "method": "POST",
      "path": "/admin/invoices/{invoiceId}/payments"
    },
    "remind": {
      "method": "POST",
      "path": "/admin/invoices/{invoiceId}/remind"
    },
    "cancel": {
      "method": "POST",
      "path": "/admin/invoices/{invoiceId}/cancel"
    }
  },
  "promotions": {
    "list": {
      "path": "/admin/promotions"
    },
    "export": {
      "path": "/admin/promotions/export",
      "download": true
    },
    "create": {
      "method": "POST",
      "path": "/admin/promotions"
    },
    "read": {
      "path": "/admin/promotions/{promotionId}"
    },
    "redemptions": {
      "path": "/admin/promotions/{promotionId}/redemptions"
    },
    "update": {
      "method": "PUT",
      "path": "/admin/promotions/{promotionId}"
    },
    "end": {
      "method": "POST",
      "path": "/admin/promotions/{promotionId}/end"
    }
  },
  "datev": {
    "preview": {
      "path": "/admin/datev",
      "requiredQuery": [
        "from",
        "to"
      ]
    },
    "file": {
      "path": "/admin/datev/file",
      "requiredQuery": [
        "from",
        "to"
      ],
      "download": true
    }
  },
  "questionnairesAdmin": {
    "list": {
      "path": "/admin/questionnaires"
    },
    "exportList": {
      "path": "/admin/questionnaires/export",
      "download": true
    },
    "create": {
      "method": "POST",
      "path": "/admin/questionnaires"
    },
    "import": {
      "method": "POST",
      "path": "/admin/questionnaires/import"
    },
    "read": {
      "path": "/admin/questionnaires/{id}"
    },
    "update": {
      "method": "PUT",
      "path": "/admin/questionnaires/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/admin/questionnaires/{id}"
    },
    "copy": {
      "method": "POST",
      "path": "/admin/questionnaires/{id}/copy"
    },
    "export": {
      "path": "/admin/questionnaires/{id}/export",
      "download": true
    },
    "addQuestion": {
      "method": "POST",
      "path": "/admin/questionnaires/{questionnaireId}/questions"
    },
    "updateQuestion": {
      "method": "PUT",
      "path": "/admin/questionnaires/{questionnaireId}/questions/{questionId}"
    },
    "removeQuestion": {
      "method": "DELETE",
      "path": "/admin/questionnaires/{questionnaireId}/questions/{questionId}"
    },
    "updateOrder": {
      "method": "PUT",
      "path": "/admin/questionnaires/{questionnaireId}/update-question-order"
    },
    "tagMapping": {
      "path": "/admin/questionnaires/{questionnaireId}/questions/{questionId}/tagMapping"
    },
    "updateTagMapping": {
      "method": "PUT",
      "path": "/admin/questionnaires/{questionnaireId}/questions/{questionId}/tagMapping"
    }
  },
  "questionnaireResults": {
    "list": {
      "path": "/admin/questionnaires/{questionnaireId}/results"
    },
    "read": {
      "path": "/admin/questionnaires/{questionnaireId}/results/{resultId}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/admin/questionnaires/{questionnaireId}/results"
    },
    "statistics": {
      "path": "/admin/questionnaires/{questionnaireId}/statistics"
    },
    "export": {
      "path": "/admin/questionnaires/{questionnaireId}/results/export",
      "requiredQuery": [
        "format"
      ],
      "download": true
    }
  },
  "goalsAdmin": {
    "list": {
      "path": "/admin/goals"
    },
    "export": {
      "path": "/admin/goals/export",
      "download": true
    },
    "create": {
      "method": "POST",
      "path": "/admin/goals"
    },
    "order": {
      "method": "PUT",
      "path": "/admin/goals/order"
    },
    "previewSwitch": {
      "method": "POST",
      "path": "/admin/goals/switch/preview"
    },
    "switch": {
      "method": "POST",
      "path": "/admin/goals/switch"
    },
    "read": {
      "path": "/admin/goals/{id}"
    },
    "update": {
      "method": "PUT",
      "path": "/admin/goals/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/admin/goals/{id}",
      "requiredQuery": [
        "version"
      ]
    }
  },
  "measuresAdmin": {
    "list": {
      "path": "/admin/measures"
    },
    "export": {
      "path": "/admin/measures/export",
      "download": true
    },
    "order": {
      "method": "PUT",
      "path": "/admin/measures/order"
    },
    "previewSwitch": {
      "method": "POST",
      "path": "/admin/measures/switch/preview"
    },
    "switch": {
      "method": "POST",
      "path": "/admin/measures/switch"
    },
    "read": {
      "path": "/admin/measures/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/admin/measures/{id}",
      "requiredQuery": [
        "version"
      ]
    }
  },
  "kpisAdmin": {
    "list": {
      "path": "/admin/kpis"
    },
    "export": {
      "path": "/admin/kpis/export",
      "download": true
    },
    "previewSwitch": {
      "method": "POST",
      "path": "/admin/kpis/switch/preview"
    },
    "switch": {
      "method": "POST",
      "path": "/admin/kpis/switch"
    },
    "read": {
      "path": "/admin/kpis/{id}"
    },
    "organisations": {
      "path": "/admin/kpis/{id}/organisations"
    },
    "formulaChanges": {
      "path": "/admin/kpis/{id}/formula-changes"
    }
  },
  "factorsAdmin": {
    "list": {
      "path": "/admin/factors"
    },
    "export": {
      "path": "/admin/factors/export",
      "download": true
    },
    "read": {
      "path": "/admin/factors/{id}"
    },
    "update": {
      "method": "PUT",
      "path": "/admin/factors/{id}"
    },
    "putValue": {
      "method": "PUT",
      "path": "/admin/factors/{id}/values/{year}"
    },
    "touched": {
      "path": "/admin/factors/{id}/values/{year}/touched"
    },
    "review": {
      "method": "POST",
      "path": "/admin/factors/{id}/review"
    },
    "changes": {
      "path": "/admin/factors/{id}/changes"
    }
  },
  "projectsAdmin": {
    "list": {
      "path": "/admin/projects"
    },
    "export": {
      "path": "/admin/projects/export",
      "download": true
    },
    "create": {
      "method": "POST",
      "path": "/admin/projects"
    },
    "read": {
      "path": "/admin/projects/{id}"
    },
    "update": {
      "method": "PUT",
      "path": "/admin/projects/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/admin/projects/{id}",
      "requiredQuery": [
        "version"
      ]
    }
  },
  "translationsAdmin": {
    "overview": {
      "path": "/admin/translations"
    },
    "gaps": {
      "path": "/admin/translations/{kind}"
    },
    "confirm": {
      "method": "POST",
      "path": "/admin/translations/{kind}/{id}/confirm"
    }
  },
  "overview": {
    "read": {
      "path": "/admin/overview"
    },
    "series": {
      "path": "/admin/overview/{reading}",
      "requiredQuery": [
        "span"
      ]
    },
    "export": {
      "path": "/admin/overview-readings/export",
      "download": true
    },
    "missedSearches": {
      "path": "/admin/missed-searches"
    },
    "exportMissedSearches": {
      "path": "/admin/missed-searches/export",
      "download": true
    }
  },
  "audit": {
    "list": {
      "path": "/admin/audit"
    },
    "export": {
      "path": "/admin/audit/export",
      "download": true
    },
    "read": {
      "path": "/admin/audit/{entryId}"
    }
  },
  "jobs": {
    "kinds": {
      "path": "/admin/jobs"
    },
    "failed": {
      "path": "/admin/failed-jobs"
    },
    "exportFailed": {
      "path": "/admin/failed-jobs/export",
      "download": true
    },
    "repeat": {
      "method": "POST",
      "path": "/admin/failed-jobs/{failedJobId}/repeat"
    },
    "discard": {
      "method": "POST",
      "path": "/admin/failed-jobs/{failedJobId}/discard"
    },
    "repeatAll": {
      "method": "POST",
      "path": "/admin/jobs/repeat"
    }
  },
  "mails": {
    "list": {
      "path": "/admin/mails"
    },
    "export": {
      "path": "/admin/mails/export",
      "download": true
    },
    "repeat": {
      "method": "POST",
      "path": "/admin/mails/{mailId}/repeat"
    }
  },
  "system": {
    "read": {
      "path": "/admin/system"
    }
  }
};
